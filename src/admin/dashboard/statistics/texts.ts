import { defineTexts } from "../../../../domain/texts";

/** Texts of the dashboard's charts, which load with the charts. */
export const statisticsTexts = defineTexts("statistics", {
  title: "Recent weeks",
  failed: "The charts could not be loaded.",
  date: "Date",
  weeks: {
    title: "Orders by week",
    week: "Week from",
    placed: "Placed",
    onTime: "Shipped on time",
    late: "Shipped late",
    share: "On time",
    summary: "%{share} of %{shipped} shipped orders were on time.",
    none: "No orders in the last 12 weeks.",
  },
  attendance: {
    title: "Attendance of the last 30 days",
    unit: "Unit %{unit}",
    present: "%{present} of %{employed}",
    off: "%{present} of %{employed}, day off",
    summary: "Share of employees present, without days off.",
    none: "No employees yet.",
  },
  stock: {
    title: "Paper in stock by GSM",
    gsm: "GSM",
    reels: "Reels",
    weight: "Weight",
    tonnes: "%{tonnes} t",
    summary: "%{tonnes} t on %{smart_count} reel. |||| %{tonnes} t on %{smart_count} reels.",
    none: "No paper in stock.",
  },
  overdue: {
    title: "Late orders",
    order: "Order #%{id}",
    line: "%{client}, %{quantity} × %{productType}",
    late: "Promised for %{date}: %{smart_count} day late |||| Promised for %{date}: %{smart_count} days late",
    more: "and %{smart_count} more on the board |||| and %{smart_count} more on the board",
    none: "No late orders.",
  },
  oldest: {
    title: "Oldest reels in stock",
    line: "%{gsm} GSM %{paperType}, %{weight} kg, unit %{unit}",
    since: "since %{date}",
    none: "No reels in stock.",
  },
});
