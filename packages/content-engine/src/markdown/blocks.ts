import type { Properties } from 'hast'
import { z } from 'zod'
import { typographyOf } from '../french-typography.ts'
import { problemOfIcon } from '../icons/local-icons.ts'
import {
  problemOfSteps,
  sessionSports,
  sessionTextOf,
  type Directive,
  type TextProblem,
  type TextRules,
} from './text-problems.ts'

type Attributes = Readonly<Record<string, string | undefined>>

export type Block = {
  readonly form: 'container' | 'leaf'
  readonly inside?: string
  readonly attributes: z.ZodType<Attributes>
  readonly problemOfChildren?: (node: Directive) => string | undefined
  readonly prepare?: (node: Directive) => void
  readonly problems?: (node: Directive, attributes: Attributes, rules: TextRules) => readonly TextProblem[]
}

const text = z.string().min(1)
const optionalText = text.optional()
const iconName = z.string().superRefine((name, context) => {
  const problem = problemOfIcon(name)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})
const webAddress = z
  .string()
  .refine(
    (address) =>
      /^(?:https:\/\/|\/(?![/\\]))\S+$/.test(address) && URL.canParse(address, 'https://site.invalid'),
    'adresse https:// ou /… attendue',
  )

export const blocks: Readonly<Record<string, Block>> = {
  callout: {
    form: 'container',
    attributes: z.strictObject({
      type: z.enum(['info', 'conseil', 'attention']).default('info'),
      title: optionalText,
      icone: iconName.optional(),
    }),
  },
  seance: {
    form: 'container',
    attributes: z.strictObject({
      titre: text,
      sport: z.enum(sessionSports).optional(),
      duree: optionalText,
      allure: optionalText,
      distance: optionalText,
      intensite: optionalText,
      icone: iconName.optional(),
    }),
    problemOfChildren: problemOfSteps,
    prepare: orderLists,
    problems: (node, attributes, { seance }) => seance?.(sessionTextOf(node, attributes)) ?? [],
  },
  figure: {
    form: 'leaf',
    attributes: z.strictObject({ src: text, alt: z.string(), legende: optionalText }),
  },
  video: {
    form: 'leaf',
    attributes: z.strictObject({ src: webAddress, titre: text, poster: optionalText }),
  },
  tabs: {
    form: 'container',
    attributes: z.strictObject({}),
    problemOfChildren: (node) =>
      node.children.length > 0 &&
      node.children.every((child) => child.type === 'containerDirective' && child.name === 'tab')
        ? undefined
        : '« ::::tabs » ne contient que des « :::tab{label="…"} », un au moins',
  },
  tab: { form: 'container', inside: 'tabs', attributes: z.strictObject({ label: text }) },
  colonnes: { form: 'container', attributes: z.strictObject({}) },
  colonne: { form: 'container', inside: 'colonnes', attributes: z.strictObject({}) },
}

const forMachines = new Set(['type', 'sport', 'icone', 'src', 'poster'])

/** The attributes of a block as its element keeps them, those that people read with French typography. */
export function propertiesOf(attributes: Attributes): Properties {
  const entries = Object.entries(attributes).map(([name, value]) => [
    `data${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value === undefined || forMachines.has(name) ? value : typographyOf(value),
  ])
  return Object.fromEntries(entries)
}

function orderLists(node: Directive): void {
  for (const child of node.children) {
    if (child.type === 'list') child.ordered = true
  }
}
