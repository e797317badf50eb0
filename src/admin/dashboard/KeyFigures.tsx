import { Box, Card, CardActionArea, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { maxRows } from "../../../contract/list";
import { isLate, orderStatuses } from "../../../contract/orders";
import { indiaDate } from "../../../domain/indiaTime";
import { HostError } from "../../api/hostErrors";
import type { ResourceName } from "../../api/resources";
import { isOwnHost } from "../../api/session";
import { dataProvider } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { addressOf, dispatchAddress, lateOrdersAddress, listAddress } from "../addresses";
import { countPresence } from "../attendance/countPresence";
import { useAccessState } from "../layout/RequireAccess";
import { columnsOf, promisedDay } from "../orders/kanban/kanbanRules";
import { getKanbanOrders } from "../orders/kanban/useOrders";
import { kanbanTexts } from "../orders/texts";
import type { ReadName } from "../readNames";
import { useSessionEnd } from "../sessionEnd";
import { dashboardTexts } from "./texts";

type FigureQuery<T> = (signal: AbortSignal) => Promise<T>;

/** Reads one of the dashboard's figures. A refused figure is hidden. A 401 still ends the session. */
function useFigure<T>(resource: ReadName, name: string, ask: FigureQuery<T>, enabled = true) {
  const { data, error } = useQuery({
    enabled,
    queryKey: [resource, "glance", name],
    queryFn: ({ signal }) => ask(signal),
  });
  useSessionEnd(error);
  const isRefused = error instanceof HostError && error.status === 403;
  return { data, isFailed: error !== null, isRefused };
}

type Filter = Readonly<Record<string, string | boolean>>;

async function totalOf(resource: ResourceName, filter: Filter) {
  const { total = 0 } = await dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  return total;
}

interface GlanceTileProps {
  readonly label: string;
  readonly to: string;
  readonly glance: ReturnType<typeof useFigure<ReactNode>>;
  /** Marks a figure that needs an action. */
  readonly isUrgent?: boolean;
  /** The least width in pixels. The tiles of a row share its rest. */
  readonly width?: number;
}

const urgent = { borderLeft: 4, borderLeftColor: "error.main" };

function FigureTile({ label, to, glance, isUrgent = false, width = 140 }: GlanceTileProps) {
  const text = useTexts(dashboardTexts);
  const { data, isFailed, isRefused } = glance;
  if (isRefused) return null;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        flex: {
          xs: `${width} 1 min(100%, ${width}px)`,
          lg: `${width} 1 ${width === 140 ? 18 : 38}%`,
        },
        display: "grid",
        ...(isUrgent && urgent),
      }}
    >
      <CardActionArea
        component={Link}
        to={to}
        sx={{ p: 2, display: "grid", placeContent: "start" }}
      >
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography
          component="span"
          sx={{
            fontSize: "1.75rem",
            fontWeight: 700,
            fontVariantNumeric: "tabular-nums",
            ...(isUrgent && { color: "error.main" }),
          }}
        >
          {data ?? (isFailed ? "–" : <Skeleton width="4ch" />)}
        </Typography>
        {isFailed && (
          <Typography variant="body2" color="error">
            {text("failed")}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}

const everyRow = {};
const openStops = { isOpen: true };
const notInvoiced = { toInvoice: "true" };
const unanswered = { replyStatus: false };

const filterQuery = (filter: Filter) => new URLSearchParams({ filter: JSON.stringify(filter) });

/** Writes an amount in lakhs or crores, which has room in a tile: `₹4.3L`. */
const shortRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  maximumFractionDigits: 1,
});

interface KeyFiguresProps {
  readonly guide?: ReactNode;
  /** True for a person who sees on the first screen what clients owe. Undefined until the host has replied. */
  readonly seesOwed?: boolean | undefined;
}

/** The figures of the plant. A plant without an order on the board gets a guide above them. */
export function KeyFigures({ guide, seesOwed = false }: KeyFiguresProps) {
  const text = useTexts(dashboardTexts);
  const { data: kanban } = useKanban();
  const isEmpty =
    kanban !== undefined && orderStatuses.every((status) => kanban[status].length === 0);
  const seesPeople = useAccessState("attendance");
  const seesExceptions = useAccessState("exceptions");
  const seesDispatches = useAccessState("orders", "getDispatches");
  const seesStops = useAccessState("machineStops", "getMachineStops");
  return (
    <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
      <Suspense fallback={null}>{isEmpty && guide}</Suspense>
      <Typography variant="h2">{text("title")}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: "flex",
          flexWrap: "wrap",
          gap: 1.5,
          listStyle: "none",
        }}
      >
        <LateOrders />
        {seesExceptions !== false && (
          <CountTile
            isAllowed={seesExceptions}
            name="exceptions"
            to={`${addressOf("exceptions")}?${filterQuery(everyRow)}`}
            resource="exceptions"
            filter={everyRow}
            isUrgent
          />
        )}
        {seesStops !== false && (
          <CountTile
            isAllowed={seesStops}
            name="stopped"
            to={listAddress("machineStops", openStops)}
            resource="machineStops"
            filter={openStops}
            isUrgent
          />
        )}
        <CountTile
          isAllowed
          name="unanswered"
          to={`${addressOf("admin/contact/contactDetails")}?${filterQuery(unanswered)}`}
          resource="contacts"
          filter={unanswered}
        />
        {seesDispatches !== false && (
          <CountTile
            isAllowed={seesDispatches}
            name="toInvoice"
            to={dispatchAddress("to-invoice")}
            resource="dispatches"
            filter={notInvoiced}
          />
        )}
        {isOwnHost() && seesOwed !== false && <Owed isAllowed={seesOwed} />}
        {seesPeople !== false && <PresentToday isAllowed={seesPeople} />}
        <CountTile
          isAllowed
          name="reelsInUse"
          to={addressOf("admin/inventory/in-use")}
          resource="reels"
          filter={{ status: "IN_USE" }}
        />
        <OnTheKanban />
      </Box>
    </Box>
  );
}

interface AllowedProps {
  /** Undefined until the host has said if the person may see the figure. The tile keeps its place until then. */
  readonly isAllowed: boolean | undefined;
}

interface CountTileProps extends AllowedProps {
  readonly name: "exceptions" | "reelsInUse" | "stopped" | "toInvoice" | "unanswered";
  /** The screen that shows just these rows. */
  readonly to: string;
  readonly resource: ResourceName;
  readonly filter: Filter;
  /** True if each row needs an action. */
  readonly isUrgent?: true;
}

function CountTile({ isAllowed, name, to, resource, filter, isUrgent }: CountTileProps) {
  const text = useTexts(dashboardTexts);
  const glance = useFigure(resource, name, () => totalOf(resource, filter), isAllowed === true);
  return (
    <FigureTile
      label={text(name)}
      to={to}
      glance={glance}
      isUrgent={isUrgent === true && glance.data !== undefined && glance.data > 0}
    />
  );
}

const owedSum = { sums: ["outstanding"], choices: [] };

/** The sum of what all clients owe. */
function Owed({ isAllowed }: AllowedProps) {
  const text = useTexts(dashboardTexts);
  const glance = useFigure(
    "outstanding",
    "owed",
    async (signal) => {
      const { sums } = await dataProvider.getListSummary("outstanding", {}, owedSum, signal);
      return shortRupees.format(sums.outstanding?.sum ?? 0);
    },
    isAllowed === true,
  );
  return <FigureTile label={text("owed")} to={listAddress("outstanding", {})} glance={glance} />;
}

function PresentToday({ isAllowed }: AllowedProps) {
  const text = useTexts(dashboardTexts);
  const glance = useFigure(
    "attendance",
    "present",
    async () => {
      // One read of the day's rows: the host computes the whole day for each read.
      const { data } = await dataProvider.getList("attendance", {
        filter: { date: indiaDate(new Date()) },
        pagination: { page: 1, perPage: maxRows },
        sort: { field: "barcodeId", order: "ASC" },
      });
      const { present, absent } = countPresence(data);
      return text("of", { some: present, all: present + absent });
    },
    isAllowed === true,
  );
  return <FigureTile label={text("present")} to={addressOf("admin/attendance")} glance={glance} />;
}

/** Reads the orders in each column of the kanban. Its tiles share one read. */
const useKanban = () =>
  useFigure("orders", "kanban", async (signal) =>
    columnsOf(await getKanbanOrders(dataProvider, { signal }), Date.now()),
  );

/** The number of orders that were promised for an earlier day and are not shipped. */
function LateOrders() {
  const text = useTexts(dashboardTexts);
  const { data, ...others } = useKanban();
  const today = indiaDate(new Date());
  const late =
    data &&
    Object.values(data)
      .flat()
      .filter((order) => isLate(order.status, promisedDay(order), today)).length;
  return (
    <FigureTile
      label={text("late")}
      to={lateOrdersAddress()}
      glance={{ ...others, data: late }}
      isUrgent={late !== undefined && late > 0}
    />
  );
}

function OnTheKanban() {
  const text = useTexts(kanbanTexts);
  const dashboardText = useTexts(dashboardTexts);
  const { data, ...others } = useKanban();
  const columns =
    data &&
    orderStatuses.map((status) => (
      <Box key={status} component="span" sx={{ display: "inline-block", mr: 2.5 }}>
        {data[status].length}{" "}
        <Typography component="span" variant="body2" color="text.secondary">
          {text(`columns.${status}`)}
        </Typography>{" "}
      </Box>
    ));
  return (
    <FigureTile
      label={dashboardText("kanban")}
      to={addressOf("orders")}
      glance={{ ...others, data: columns }}
      width={420}
    />
  );
}
