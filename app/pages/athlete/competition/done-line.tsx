import { Icon } from '../../../ui/kit/icon.tsx'

/** Says that it was saved. Its place is always there, so that screen readers hear what comes into it. */
export function DoneLine({ words }: { words: string | undefined }) {
  return (
    <output className="race-done">
      {words === undefined ? null : (
        <>
          <Icon name="circle-check" size={20} />
          {words}
        </>
      )}
    </output>
  )
}
