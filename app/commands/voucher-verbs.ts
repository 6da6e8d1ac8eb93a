import {
  aboutOne,
  named,
  readWords,
  sayLines,
  type AdminSite,
  type Say,
  type VerbReader,
} from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

export const voucherUsage = `npm run admin -- vouchers list   montre les bons de réduction des stages et ce qui en est utilisé
npm run admin -- vouchers make code (--euros somme | --percent part) [--camp stage] [--from jour] [--until jour] [--uses nombre] [--per-person nombre] [--members] [--note motif]   fait un bon
npm run admin -- vouchers end code   y met fin : les inscriptions qui l’ont le gardent
`

export const readVoucherVerb = named({
  list: (words) => (words.length === 0 ? sayVouchers : undefined),
  make: readMade,
  end: aboutOne([], (code) => async ({ built, services }, say) => {
    const isEnded = await built.endVoucher(services, code)
    say(isEnded ? `${code} ne vaut plus.` : `${code} n’était pas en vigueur.`)
    return isEnded
  }),
})

const names = ['euros', 'percent', 'camp', 'from', 'until', 'uses', 'per-person', 'note']

function readMade(words: Parameters<VerbReader>[0]): ReturnType<VerbReader> {
  const read = readWords(words, names, ['members'])
  const [code, ...rest] = read?.rest ?? []
  if (!read || code === undefined || rest.length > 0) return undefined
  const { euros, percent, camp = '', from = '', until = '', uses = '', note = '' } = read.texts
  if ((euros === undefined) === (percent === undefined)) return undefined
  const typed = {
    code,
    kind: euros === undefined ? 'percent' : 'amount',
    value: euros ?? percent ?? '',
    camp,
    fromOn: from,
    untilOn: until,
    uses,
    usesPerPerson: read.texts['per-person'] ?? '',
    isForMembers: read.has('members') ? 'on' : '',
    note,
  }
  return async ({ built, services }, say) => {
    const voucher = built.voucherSchema.safeParse(typed)
    if (!voucher.success) throw new CommandError(voucher.error.issues[0]?.message ?? '')
    const made = await built.makeVoucher(services, voucher.data)
    if (!made.ok) throw new CommandError(made.message)
    say(`${voucher.data.code} est en vigueur.`)
    return true
  }
}

async function sayVouchers({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const vouchers = await built.listVouchers(services.database)
  const lines = vouchers.map((voucher) =>
    [
      voucher.code,
      built.valueWords(voucher),
      built.limitsOf(voucher, undefined).join(', '),
      `${voucher.used} fois`,
      built.formatEuros(voucher.cents),
      voucher.endedAt ? 'terminé' : 'en vigueur',
    ].join('\t'),
  )
  return sayLines(say, lines, 'Aucun bon.')
}
