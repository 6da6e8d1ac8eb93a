import { answerQualification } from '#app/pages/tools/ironman-qualification/qualification-answer.ts'
import { answerRunningEquivalence } from '#app/pages/tools/running-equivalence/running-equivalence-answer.ts'
import { answerRunningPace } from '#app/pages/tools/running-pace/running-pace-answer.ts'
import { answerSwimPace } from '#app/pages/tools/swim-pace/swim-pace-answer.ts'
import type { ToolQuery } from '#app/pages/tools/tool-query.ts'
import { answerTriathlonTime } from '#app/pages/tools/triathlon-time/triathlon-time-answer.ts'
import { clock } from './clock.ts'

export type MeasuredTool = {
  name: string
  path: string
  /** Everything the page computes of a query. */
  answer: (query: ToolQuery) => unknown
  /** The query of a visitor, another one for every number. */
  query: (visitor: number) => ToolQuery
  /** The field somebody types in, and what. */
  field: string
  typed: string
}

const runs = ['5 km', '10 km', 'semi', 'marathon', '100 km', '12,5', '1500']
const strategies = ['reguliere', 'progressive', 'positive', 'prudente']
const swims = ['400', '750', '1500', '1900', '3800', '5000', '10000']
const systems = ['2025-07', '2025-11', '703-2025', '703-2026', 'ancien']
const formats = ['XS', 'S', 'M', 'L', 'L-113', 'XL', 'XXL']

export const measuredTools: readonly MeasuredTool[] = [
  {
    name: 'running pace',
    path: '/nos-outils/calculateur-allure-running',
    answer: answerRunningPace,
    query: (visitor) => ({
      distance: runs[visitor % runs.length],
      temps: clock(600 + ((visitor * 37) % 40_000)),
      strategie: strategies[visitor % strategies.length],
      ecart: String(visitor % 10),
      intervalle: visitor % 3 === 0 ? '400' : '1000',
      ravitaillements: '5, 10, 15, 20, 25, 30, 35, 40',
      decalage: '2:30',
    }),
    field: 'temps',
    typed: '3:29:59',
  },
  {
    name: 'swim pace',
    path: '/nos-outils/calculateur-allure-natation',
    answer: answerSwimPace,
    query: (visitor) => ({
      distance: swims[visitor % swims.length],
      temps: clock(300 + ((visitor * 13) % 9000)),
      t400: clock(330 + (visitor % 200)),
      t200: clock(155 + (visitor % 90)),
      bassin: visitor % 2 === 0 ? '25' : '50',
      coups: String(12 + (visitor % 20)),
      pas: 'longueur',
    }),
    field: 'temps',
    typed: '25:45',
  },
  {
    name: 'running equivalence',
    path: '/nos-outils/calculateur-equivalence-running',
    answer: answerRunningEquivalence,
    query: (visitor) => ({
      distance: runs[visitor % runs.length],
      temps: clock(900 + ((visitor * 29) % 30_000)),
      age: String(18 + (visitor % 70)),
      sexe: visitor % 2 === 0 ? 'f' : 'h',
      'demi-cooper': String(1000 + (visitor % 900)),
    }),
    field: 'temps',
    typed: '45:30',
  },
  {
    name: 'triathlon time',
    path: '/nos-outils/calculateur-temps-triathlon',
    answer: answerTriathlonTime,
    query: (visitor) => ({
      format: formats[visitor % formats.length],
      natation: clock(75 + (visitor % 120)),
      velo: `${20 + (visitor % 25)},5`,
      course: clock(180 + (visitor % 300)),
      t1: '4:00',
      t2: '3:00',
      ralentissement: String(visitor % 20),
      total: clock(7200 + ((visitor * 31) % 40_000)),
    }),
    field: 'natation',
    typed: '1:52',
  },
  {
    name: 'qualification',
    path: '/nos-outils/ironman-age-group-qualification-system',
    answer: (query) => answerQualification(query, undefined),
    query: (visitor) => ({
      course: 'slots',
      systeme: systems[visitor % systems.length],
      groupe: `${visitor % 2 === 0 ? 'F' : 'M'}${30 + 5 * (visitor % 8)}-${34 + 5 * (visitor % 8)}`,
      temps: clock(30_000 + ((visitor * 17) % 30_000)),
      places: String(40 + (visitor % 60)),
      'partants-h': String(900 + (visitor % 900)),
      'partants-f': String(200 + (visitor % 300)),
      'groupes-h': '12',
      'groupes-f': '10',
    }),
    field: 'temps',
    typed: '10:38:12',
  },
]
