import { lazy } from "react";
import { useSearch } from "wouter";

const YouPage = lazy(() => import("./you/page").then((module) => ({ default: module.YouPage })));
const AdminPage = lazy(() => import("./admin/page").then((module) => ({ default: module.AdminPage })));

/** The page You, and behind it, for admins, the one for them. */
export function AccountPage() {
  return useSearch() === "admin" ? <AdminPage /> : <YouPage />;
}
