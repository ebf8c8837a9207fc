import { z } from "zod";
import type { Sort } from "../../contract/logs.ts";
import { ApiError } from "../errors.ts";

/**
 * Where a page ended: the keys of its last row, in the order of `list`. Numbers only; whatever else a
 * cursor holds is refused, and so is one that belongs to another order.
 */
export interface Place {
  list: Sort | "search";
  /** The key of the order, then the id that decides between equals; in a search the id of the message alone. */
  keys: [number, number];
  /** Under "signals": the conversations with a signal are over. */
  isRest: boolean;
}

const wholeNumber = z.int().min(0);
const shape = z.tuple([z.string(), wholeNumber, wholeNumber, z.union([z.literal(0), z.literal(1)])]);

/** Base64url of a short JSON: opaque, safe in an address. */
export function writeCursor({ list, keys, isRest }: Place): string {
  return btoa(JSON.stringify([list, ...keys, Number(isRest)]))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @throws ApiError 400 when it is not a cursor of this list */
export function readCursor(text: string, list: Place["list"]): Place {
  const place = shape.safeParse(decode(text));
  if (!place.success || place.data[0] !== list)
    throw new ApiError("invalid_request", "cursor: belongs to another list.");
  const [, key, id, rest] = place.data;
  return { list, keys: [key, id], isRest: rest === 1 };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
