export function instant(date: Date | null): string | undefined {
  return date?.toISOString()
}

export function withoutNothing(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  )
}
