/** Why nothing was changed, in French, with the status that says so. */
export type Refusal = { readonly ok: false; readonly status: 404 | 409 | 429; readonly message: string }

export const unknownCompetition: Refusal = {
  ok: false,
  status: 404,
  message: 'Cette course n’est pas dans votre calendrier.',
}

/** What is theirs to see and cannot be changed so, for a reason in French; status 409. */
export function conflict(message: string): Refusal {
  return { ok: false, status: 409, message }
}
