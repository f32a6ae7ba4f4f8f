import { useSearch } from "wouter";
import { fetched } from "../ui/fetched";
import { Blank } from "../ui/page";

const YouPage = fetched(() => import("./you/page").then((module) => module.YouPage), Blank);
const AdminPage = fetched(() => import("./admin/page").then((module) => module.AdminPage), Blank);

/** The page You, and behind it, for admins, the one for them. */
export function AccountPage() {
  return new URLSearchParams(useSearch()).has("admin") ? <AdminPage /> : <YouPage />;
}
