import type { Properties } from 'hast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { z } from 'zod'
import { typographyOf } from '../french-typography.ts'
import { problemOfIcon } from '../icons/local-icons.ts'
import {
  problemOfSteps,
  sessionSports,
  sessionTextOf,
  type TextProblem,
  type TextRules,
} from './text-problems.ts'

type Directive = ContainerDirective | LeafDirective
type Attributes = Readonly<Record<string, string | undefined>>

export type Block = {
  readonly form: 'container' | 'leaf'
  readonly inside?: string
  readonly attributes: z.ZodType<Attributes>
  readonly properties: (attributes: Attributes) => Properties
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

const callout: Block = {
  form: 'container',
  attributes: z.strictObject({
    type: z.enum(['info', 'conseil', 'attention']).default('info'),
    title: optionalText,
    icone: iconName.optional(),
  }),
  properties: ({ type, title, icone }) => ({ dataType: type, dataTitle: read(title), dataIcone: icone }),
}

const seance: Block = {
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
  properties: ({ titre, sport, duree, allure, distance, intensite, icone }) => ({
    dataTitre: read(titre),
    dataSport: sport,
    dataDuree: read(duree),
    dataAllure: read(allure),
    dataDistance: read(distance),
    dataIntensite: read(intensite),
    dataIcone: icone,
  }),
  problemOfChildren: problemOfSteps,
  prepare: orderLists,
  problems: (node, attributes, { seance }) => seance?.(sessionTextOf(node, attributes)) ?? [],
}

const figure: Block = {
  form: 'leaf',
  attributes: z.strictObject({ src: text, alt: z.string(), legende: optionalText }),
  properties: ({ src, alt, legende }) => ({ dataSrc: src, dataAlt: read(alt), dataLegende: read(legende) }),
}

const video: Block = {
  form: 'leaf',
  attributes: z.strictObject({ src: webAddress, titre: text, poster: optionalText }),
  properties: ({ src, titre, poster }) => ({ dataSrc: src, dataTitre: read(titre), dataPoster: poster }),
}

const tabs: Block = {
  form: 'container',
  attributes: z.strictObject({}),
  properties: () => ({}),
  problemOfChildren: (node) =>
    node.children.length > 0 &&
    node.children.every((child) => child.type === 'containerDirective' && child.name === 'tab')
      ? undefined
      : '« ::::tabs » ne contient que des « :::tab{label="…"} », un au moins',
}

const tab: Block = {
  form: 'container',
  inside: 'tabs',
  attributes: z.strictObject({ label: text }),
  properties: ({ label }) => ({ dataLabel: read(label) }),
}

const colonnes: Block = { form: 'container', attributes: z.strictObject({}), properties: () => ({}) }

const colonne: Block = { ...colonnes, inside: 'colonnes' }

export const blocks: Readonly<Record<string, Block>> = {
  callout,
  seance,
  figure,
  video,
  tabs,
  tab,
  colonnes,
  colonne,
}

function read(value: string | undefined): string | undefined {
  return value === undefined ? undefined : typographyOf(value)
}

function orderLists(node: Directive): void {
  for (const child of node.children) {
    if (child.type === 'list') child.ordered = true
  }
}
