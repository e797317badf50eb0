import { useState } from "react";
import { Notification, useNotificationContext } from "react-admin";

/** The newest notice: react-admin's own lets one wait until those before it have had their 4 to 12 seconds. */
export function PlantNotification() {
  const newest = useNotificationContext().notifications.at(-1);
  const [last, setLast] = useState(newest);
  const [arrivals, setArrivals] = useState(0);
  if (newest !== undefined && newest !== last) {
    setLast(newest);
    setArrivals(arrivals + 1);
  }
  return <Notification key={arrivals} />;
}
