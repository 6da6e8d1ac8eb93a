import { isMachineText, typographyOf } from '../french-typography.ts'
import { isRecord, type Values } from './fields.ts'

/** French typography on every text of the values, except under raw keys and what is not meant to be read. */
export function withTypography(values: Values, rawKeys: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, item]) => [
      key,
      rawKeys.includes(key) ? item : readable(item, rawKeys),
    ]),
  )
}

function readable(value: unknown, rawKeys: readonly string[]): unknown {
  if (typeof value === 'string') return isMachineText(value) ? value : typographyOf(value)
  if (Array.isArray(value)) return value.map((item) => readable(item, rawKeys))
  return isRecord(value) ? withTypography(value, rawKeys) : value
}

export function withoutSampleItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isSample(item)).map(withoutSampleItems)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutSampleItems(item)]))
}

export function isSample(value: unknown): boolean {
  return isRecord(value) && value.sample === true
}

export function isDraft(value: unknown): boolean {
  return isRecord(value) && value.draft === true
}
