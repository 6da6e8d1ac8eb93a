/**
 * The `value` of a `<data>`: every digit that is needed to read the same number back, never in exponent form;
 * undefined for what is not a finite number (or 10²¹ and more), so that no page can print NaN or Infinity.
 */
export function machineValue(value: number): string | undefined {
  if (!(Math.abs(value) < 1e21)) return undefined
  const written = String(value)
  return written.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : written
}
