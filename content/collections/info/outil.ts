import { z } from 'zod'
import { text } from '../shared.ts'

export const outil = z.strictObject({
  title: text,
  description: text,
  lead: text,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

export type ToolInfoName =
  | 'outil-allure-natation'
  | 'outil-allure-running'
  | 'outil-equivalence-running'
  | 'outil-qualification-ironman'
  | 'outil-temps-triathlon'
