import "./auth.css";
import type { ReactNode } from "react";

/** The frame of the screens of accounts, with their styles. */
export function AuthPage({ children }: { children: ReactNode }) {
  return <article className="essay auth-page">{children}</article>;
}
