import { featureRoute } from "./featureRoute";

const shifts = featureRoute("shifts");

/** The calls about shifts, and about who is employed and works which shift from when on. */
export const shiftRoutes = {
  getShifts: shifts("/admin/shifts", "GET", "super"),
  createShift: { ...shifts("/admin/shifts", "POST", "super"), creates: true },
  updateShift: shifts("/admin/shifts/:id", "PUT", "super"),
  removeShift: shifts("/admin/shifts/:id/remove", "PUT", "super"),
  getEmployment: shifts("/admin/employees/:employeeId/employment", "GET", "super"),
  createEmployment: { ...shifts("/admin/employments", "POST", "super"), creates: true },
  updateEmployment: shifts("/admin/employments/:id", "PUT", "super"),
  removeEmployment: shifts("/admin/employments/:id/remove", "PUT", "super"),
  createAssignment: { ...shifts("/admin/assignments", "POST", "super"), creates: true },
  updateAssignment: shifts("/admin/assignments/:id", "PUT", "super"),
  removeAssignment: shifts("/admin/assignments/:id/remove", "PUT", "super"),
  getRoster: shifts("/admin/roster", "GET", "super"),
  createRotation: { ...shifts("/admin/rotations", "POST", "super"), creates: true },
} as const;
