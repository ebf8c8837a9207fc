/** A worker that does nothing: what it costs to be in between at all. */
export default {
  fetch: (request, env) =>
    fetch(`${env.OPENAI_BASE_URL}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: request.body,
    }),
};
