import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200b=1", "＝1", '"=1', "|cmd", "%0A"])(
  "the cell %j is text to a spreadsheet",
  (text) => {
    expect(csvRow([text]).startsWith(`"'`)).toBe(true);
  },
);

test("other cells stay as they are, with their quotation marks doubled", () => {
  expect(csvRow(['Rekel je: "da"', "a,b\nc", "š=č", -1, true, null])).toBe(
    '"Rekel je: ""da""","a,b\nc","š=č","-1","true",""\r\n',
  );
});
