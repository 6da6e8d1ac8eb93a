import { SegmentedControl } from './fields/segmented-control.tsx'
import { useShellState } from './use-shell-state.ts'

const modes = [
  { value: 'system', label: 'Système', icon: 'monitor' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
] as const

export function ColorModeSwitch() {
  const value = useShellState('colorMode') ?? 'system'
  const switched = { legend: 'Apparence', name: 'mode', options: modes, value, onChange: choose }
  return <SegmentedControl {...switched} className="color-mode-switch" data-color-mode="" />
}

function choose(mode: string): void {
  dispatchEvent(new CustomEvent('color-mode-chosen', { detail: mode }))
}
