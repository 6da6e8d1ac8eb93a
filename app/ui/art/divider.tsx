import { classNames } from './class-names.ts'
import type { DividerMode } from './geometry/waves.ts'
import { LineArt } from './line-art.tsx'

export function Divider({ mode = 'tri', className }: { mode?: DividerMode; className?: string }) {
  return <LineArt name={`divider-${mode}`} className={classNames('divider', className)} />
}
