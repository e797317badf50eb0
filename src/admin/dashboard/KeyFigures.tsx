import { Box, Typography } from "@mui/material";
import { maxRows } from "../../../contract/list";
import { orderStatuses } from "../../../contract/orders";
import { indiaDate } from "../../../domain/indiaTime";
import type { ResourceName } from "../../api/resources";
import { dataProvider } from "../../dataProvider";
import { addressOf, type ScreenPath } from "../canonicalPaths";
import { useAccess } from "../layout/RequireAccess";
import { columnsOf, getKanbanOrders, kanbanTexts } from "../orders/exports";
import { useTexts } from "../useTexts";
import { FigureTile } from "./FigureTile";
import { dashboardTexts } from "./texts";
import { totalOf, useFigure } from "./useFigure";

const everyRow = {};

/** The daily key figures, each with a link to its screen. Shows only figures the role may see. */
export function KeyFigures() {
  const text = useTexts(dashboardTexts);
  const seesPeople = useAccess("attendance");
  const seesExceptions = useAccess("exceptions");
  return (
    <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
      <Typography variant="h2">{text("title")}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
          listStyle: "none",
        }}
      >
        {seesPeople && <PresentToday />}
        {seesExceptions && (
          <CountTile
            name="exceptions"
            screen="exceptions"
            resource="exceptions"
            filter={everyRow}
            isList
          />
        )}
        <CountTile
          name="reelsInUse"
          screen="admin/inventory/in-use"
          resource="reels"
          filter={{ status: "IN_USE" }}
        />
        <CountTile
          name="unanswered"
          screen="admin/contact/contactDetails"
          resource="contacts"
          filter={{ replyStatus: false }}
          isList
        />
        <OnTheKanban />
      </Box>
    </Box>
  );
}

interface CountTileProps {
  /** Names the figure in the catalogue. */
  readonly name: "exceptions" | "reelsInUse" | "unanswered";
  readonly screen: ScreenPath;
  readonly resource: ResourceName;
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** True if the screen is a list that opens with the same filter. Other screens show just these rows. */
  readonly isList?: true;
}

/** The number of a resource's rows that match a filter. */
function CountTile({ name, screen, resource, filter, isList }: CountTileProps) {
  const text = useTexts(dashboardTexts);
  const glance = useFigure(resource, name, async () => String(await totalOf(resource, filter)));
  const query = isList ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : "";
  return <FigureTile label={text(name)} to={`${addressOf(screen)}${query}`} glance={glance} />;
}

/** The number of people at the plant today, out of all employees. */
function PresentToday() {
  const text = useTexts(dashboardTexts);
  const glance = useFigure("attendance", "present", async () => {
    // One read of the day's rows: the host computes the whole day for each read.
    const { data } = await dataProvider.getList("attendance", {
      filter: { date: indiaDate(new Date()) },
      pagination: { page: 1, perPage: maxRows },
      sort: { field: "barcodeId", order: "ASC" },
    });
    const present = data.filter(({ status }) => status === "PRESENT").length;
    return text("of", { some: present, all: data.length });
  });
  return <FigureTile label={text("present")} to={addressOf("admin/attendance")} glance={glance} />;
}

/** The number of orders in each column of the kanban. */
function OnTheKanban() {
  const text = useTexts(kanbanTexts);
  const dashboardText = useTexts(dashboardTexts);
  const glance = useFigure("orders", "kanban", async (signal) => {
    const columns = columnsOf(await getKanbanOrders(dataProvider, { signal }), Date.now());
    return orderStatuses.map((status) => (
      <Box key={status} component="span" sx={{ display: "inline-block", mr: 2.5 }}>
        {columns[status].length}{" "}
        <Typography component="span" variant="body2" color="text.secondary">
          {text(`columns.${status}`)}
        </Typography>{" "}
      </Box>
    ));
  });
  return <FigureTile label={dashboardText("kanban")} to={addressOf("orders")} glance={glance} />;
}
