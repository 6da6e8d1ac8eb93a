import { z } from 'zod'

export const authorSchema = z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/i)

export const noteSchema = z.string().trim().max(300).optional()
