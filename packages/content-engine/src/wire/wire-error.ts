/** What is not answered, and why: `{ "error": "<rule>" }`. */
export function wireError(
  status: number,
  rule: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { error: rule },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )
}
