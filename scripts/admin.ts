import { spawnSync } from "node:child_process";
import { z } from "zod";

/*
 * npm run admin -- grant EMAIL | revoke EMAIL | list   [--remote]
 *
 * Gives the role of an admin to an account, takes it away, or lists who has it: in the local
 * database, or with --remote in the deployed one. It works at the next call of that person.
 */

const USAGE = "npm run admin -- grant EMAIL | revoke EMAIL | list   [--remote]";

const rows = z.array(z.object({ email: z.string(), created_at: z.number() }));
type Row = z.infer<typeof rows>[number];

/** A local server holds the database now and then for a moment. */
const TRIES = 5;

const order = readArguments(process.argv.slice(2));

const ACCOUNT = `FROM users WHERE lower(email) = ${quote(order.email)}`;
const ADMINS =
  "SELECT email, created_at FROM users JOIN user_roles ON user_id = users.id AND role = 'admin' ORDER BY email";

if (order.command === "list") {
  const admins = query(ADMINS);
  console.log(admins.length === 0 ? "There is no admin yet." : admins.map(describe).join("\n"));
} else {
  const [account] = query(`SELECT email, created_at ${ACCOUNT}`);
  if (!account)
    fail(`There is no account of ${order.email}. Sign up at /auth/signup first, then run this again.`);
  if (order.command === "grant") {
    query(`INSERT OR IGNORE INTO user_roles (user_id, role) SELECT id, 'admin' ${ACCOUNT}`);
    console.log(`${describe(account)} is an admin now.`);
    console.log("Anybody can sign up with any address: make sure that this account is that person's own.");
  } else {
    query(`DELETE FROM user_roles WHERE role = 'admin' AND user_id IN (SELECT id ${ACCOUNT})`);
    console.log(`${account.email} is no admin any more.`);
  }
}

function readArguments(words: string[]): { command: string; email: string; options: string[] } {
  const options: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    if (word === "--remote") options.push(word);
    // Where the browser tests keep their database.
    else if (word === "--persist-to") options.push(word, words[++index] ?? "");
    else rest.push(word);
  }
  if (!options.includes("--remote")) options.push("--local");
  const [command = "", email = "", ...more] = rest;
  const needsEmail = command === "grant" || command === "revoke";
  if (more.length > 0 || (!needsEmail && (command !== "list" || email !== ""))) fail(USAGE);
  if (needsEmail && !z.email().safeParse(email.trim()).success)
    fail(`${USAGE}\n"${email}" is no e-mail address.`);
  return { command, email: email.trim().toLowerCase(), options };
}

/** Runs one statement by wrangler, which knows where the database is. */
function query(statement: string): Row[] {
  let trouble = "";
  for (let tries = 0; tries < TRIES; tries++) {
    const result = spawnSync(
      "wrangler",
      ["d1", "execute", "DB", ...order.options, "--json", "--command", statement],
      { encoding: "utf8", env: { ...process.env, CI: "true" } },
    );
    const answer = readJson(result.stdout);
    if (result.status === 0 && answer) return rows.parse(answer.flatMap((part) => part.results ?? []));
    trouble = `${result.stdout}${result.stderr}${result.error?.message ?? ""}`.trim();
    if (!trouble.includes("SQLITE_BUSY")) break;
  }
  if (/no such table/.test(trouble))
    fail("The database has no tables yet: run npm start once, or for the deployed one npm run deploy.");
  return fail(trouble);
}

function readJson(text: string): { results?: unknown[] }[] | null {
  try {
    return JSON.parse(text.slice(text.indexOf("["))) as { results?: unknown[] }[];
  } catch {
    return null;
  }
}

/** As SQL wants it; the address was checked, and a quotation mark in it is doubled. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function describe({ email: address, created_at }: Row): string {
  return `${address} (account since ${new Date(created_at).toISOString().slice(0, 16).replace("T", " ")} UTC)`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
