import { Icon } from '../../kit/icon.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The tick over what was received. It takes the focus, so that a screen reader says it and goes on from there. */
export function DoneMark({ words }: { words: string }) {
  const mark = useFocusOnMount<HTMLOutputElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <output className="done-mark" tabIndex={-1} ref={mark} autoFocus>
      <Icon name="check" size={26} />
      <span className="vh">{words}</span>
    </output>
  )
}
