import type { Context } from "hono";
import { ApiError } from "../errors.ts";

/** Handler for the methods that a call does not have. */
export function only(...methods: string[]) {
  return (c: Context): never => {
    throw new ApiError("method_not_allowed", `${c.req.method} is not possible here.`, {
      Allow: methods.join(", "),
    });
  };
}
