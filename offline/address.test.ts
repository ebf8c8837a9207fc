import { expect, test } from "vitest";
import { isSamePicture, keptAddress, placeOf, readKeptAddress } from "./address.ts";

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response("", {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Language": "en", ...headers },
  });
const url = (path: string) => new URL(path, "https://example.org");

test("a page is kept under its path and the language of the answer, whatever was asked for", () => {
  expect(placeOf(url("/faq"), page())).toBe("/faq?lng=en");
  expect(placeOf(url("/faq?lng=sl"), page())).toBe("/faq?lng=en");
  expect(placeOf(url("/faq"), page({ "Content-Language": "sl" }))).toBe("/faq?lng=sl");
  expect(readKeptAddress("https://example.org/faq?lng=sl&__WB_REVISION__=1")).toEqual({
    path: "/faq",
    locale: "sl",
  });
  expect(readKeptAddress("https://example.org/print.css")).toBeNull();
  expect(keptAddress("/", "sl")).toBe("/?lng=sl");
});

test("a short version of help, which has a language of its own, is kept under its path", () => {
  const german = page({ "Content-Language": "de" });
  expect(placeOf(url("/help/de"), german)).toBe("/help/de");
  expect(placeOf(url("/help/de?from=x"), german)).toBeNull();
  expect(placeOf(url("/help/de"), page({ "Content-Type": "application/json" }))).toBeNull();
  expect(keptAddress("/help/de", "sl")).toBe("/help/de");
  expect(readKeptAddress("https://example.org/help/de")).toBeNull();
});

test.each([
  ["an account", "/auth/login", page()],
  ["the log room", "/admin/chat-logs", page()],
  ["what somebody has searched for", "/search?q=mir", page()],
  ["the search itself", "/search", page()],
  ["a call", "/api/health", page()],
  ["a document", "/documents/a.pdf", page({ "Content-Type": "application/pdf" })],
  ["a thought, which is another page under the path of the cube", "/throw-cube?thought=3", page()],
  ["an unknown path", "/nowhere", page({}, 404)],
  ["an error", "/faq", page({}, 500)],
  ["a page of somebody else's, as networks of hotels send it", "/faq", page({ "Content-Language": "" })],
])("%s is not kept", (_, path, response) => {
  expect(placeOf(url(path), response)).toBeNull();
});

test("a picture stands in for the same one in another size alone", () => {
  const wanted = "https://example.org/pictures/throw-star-phone-1280.avif";
  expect(isSamePicture(wanted, "https://example.org/pictures/throw-star-phone-800.avif")).toBe(true);
  expect(isSamePicture(wanted, "https://example.org/pictures/throw-star-phone-800.webp")).toBe(false);
  expect(isSamePicture(wanted, "https://example.org/pictures/throw-star-wide-1600.avif")).toBe(false);
});
