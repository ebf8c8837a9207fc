import { expect, onTestFinished, test } from "vitest";
import { openEvalModel } from "./model.ts";
import { serve } from "./testing/site-server.ts";

const KEY = "sk-secret-of-this-test";

async function serveModel(answer: Parameters<typeof serve>[0]) {
  const served = await serve(answer);
  onTestFinished(() => served.stop());
  const environment = { EVAL_API_KEY: KEY, EVAL_BASE_URL: `${served.url}/v1/`, EVAL_MODEL: "some-model" };
  return { served, environment };
}
const noWait = async () => undefined;

test("without a key there is no model, with half of the settings it is said which is missing", () => {
  expect(openEvalModel({ EVAL_MODEL: "m" }, "visitor")).toBeNull();
  expect(openEvalModel({ EVAL_API_KEY: " " }, "visitor")).toBeNull();
  expect(() => openEvalModel({ EVAL_API_KEY: KEY }, "visitor")).toThrow("EVAL_MODEL is missing");
  expect(() => openEvalModel({ EVAL_API_KEY: KEY, EVAL_MODEL: "m", EVAL_BASE_URL: "here" }, "judge")).toThrow(
    "EVAL_BASE_URL",
  );
});

test("any OpenAI-compatible endpoint is asked with the key, and again while it is busy", async () => {
  const { served, environment } = await serveModel((_, response, count) => {
    if (count === 1) response.writeHead(429).end();
    else response.end(JSON.stringify({ choices: [{ message: { content: "hej" } }] }));
  });
  const model = openEvalModel(environment, "visitor", noWait);
  expect(await model?.ask([{ role: "user", content: "?" }])).toBe("hej");
  expect(served.headers[1]?.["authorization"]).toBe(`Bearer ${KEY}`);
  expect(served.bodies[1]).toEqual({ model: "some-model", messages: [{ role: "user", content: "?" }] });
});

test("another model may judge than the one that plays", () => {
  const environment = { EVAL_API_KEY: KEY, EVAL_MODEL: "plays", EVAL_JUDGE_MODEL: "judges" };
  expect(openEvalModel(environment, "visitor")?.name).toBe("plays");
  expect(openEvalModel(environment, "judge")?.name).toBe("judges");
});

test("an error that repeats the key is told without it", async () => {
  const { environment } = await serveModel((_, response) => response.writeHead(401).end(`wrong key ${KEY}`));
  const asked = openEvalModel(environment, "visitor", noWait)?.ask([]);
  await expect(asked).rejects.toThrow("401: wrong key (key)");
});

test("an answer that cannot be read is no answer", async () => {
  const { environment } = await serveModel((_, response) => response.end("<html>"));
  await expect(openEvalModel(environment, "judge", noWait)?.ask([])).rejects.toThrow(
    "nothing that can be read",
  );
});
