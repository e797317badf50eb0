/** Messages about machines, the pieces that they make, and their stops. */
export const machinesMessages = {
  "this.machine": "This machine",
  "this.stageEntry": "This entry",
  "this.machineStop": "This stop",
  "machine.sameName": "This unit has a machine with this name",
  "machine.unknown": "Choose a machine",
  "machine.inactive": "%{machine} is not in use",
  "stage.future": "The time is in the future",
  "stage.orderUnknown": "There is no order with this number",
  "stage.orderCancelled": "Order #%{order} is cancelled",
  "stage.orderShipped": "Order #%{order} is shipped",
  "stage.noSpecification": "Order #%{order} has no specification, so its stages are not known",
  "stage.otherUnit": "%{machine} is in unit %{unit}, and order #%{order} is made in unit %{made}",
  "stage.notOfOrder": "Order #%{order} has no stage at %{machine}",
  "stage.tooMany":
    "The stage before has left %{available} pieces for order #%{order}, and %{wanted} are entered",
  "stage.openJob":
    "%{machine} has not finished order #%{order} of %{date}: %{left} pieces are left",
  "stage.notOfStation": "This station has no such entry at this machine",
  "stage.tooLate": "Ten minutes have passed. The office can reverse this entry",
  "stage.reversed": "This entry is already reversed",
  "stage.otherEntry": "Another entry has this id",
  "stop.beforeStart": "The end is after the start",
  "stop.unknown": "%{machine} has no such stop",
  "stop.ended": "This stop has already ended",
  "stop.overlap": "%{machine} has a stop from %{from} to %{to}",
  "stop.overlapOpen": "%{machine} has a stop from %{from} that has not ended",
} as const;
