import { Icon } from '#app/ui/kit/icon.tsx'

export function DoneMark() {
  return (
    <p className="done-mark" aria-hidden="true">
      <Icon name="check" size={26} />
    </p>
  )
}
