/**
 * Hands out a response whose body is compressed already (Content-Encoding) as it is. Hono makes
 * responses anew and loses this on the way, so it is said last, in worker/index.ts.
 */
export function keepEncoding(response: Response): Response {
  if (!response.headers.has("Content-Encoding")) return response;
  return new Response(response.body, {
    status: response.status,
    headers: response.headers,
    encodeBody: "manual",
  });
}
