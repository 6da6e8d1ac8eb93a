/**
 * The net time (s) to run for an official time counted from the gun, when the start line is crossed `delaySeconds`
 * after it. Undefined when the delay is negative, not finite, or leaves nothing to run.
 */
export function netTimeOf(gunSeconds: number, delaySeconds: number): number | undefined {
  const net = gunSeconds - delaySeconds
  return delaySeconds >= 0 && net > 0 && Number.isFinite(net) ? net : undefined
}

/** What the official clock shows (s) at a net passage, for a delay at the start line (s, zero or more). */
export function gunTimeOf(netSeconds: number, delaySeconds: number): number {
  return netSeconds + delaySeconds
}
