import type { SessionText } from './session-text.ts'

/** What is wrong in a text; `line` counts from its first line. */
export type TextProblem = { readonly line: number; readonly message: string }

/** What a site asks of its texts beyond the engine: pure, block by block. */
export type TextRules = { readonly seance?: (session: SessionText) => readonly TextProblem[] }
