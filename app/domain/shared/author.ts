import { z } from 'zod'

/** An opaque mark: neither a name nor an address, which the register of processing says is not kept. */
export const authorSchema = z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/i)

/** Why somebody changed something, in their words. */
export const noteSchema = z.string().trim().max(300).optional()
