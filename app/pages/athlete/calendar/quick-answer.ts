import type { Refusal } from '#app/domain/competitions/refusal.ts'

/** What became of an answer from the list. `key` is that of the entry, `said` what was answered, in French. */
export type QuickAnswer = { readonly ok: true; readonly key: string; readonly said: string } | Refusal
