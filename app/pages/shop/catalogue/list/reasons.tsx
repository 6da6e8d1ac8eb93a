import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

const icons: readonly IconName[] = ['package', 'arrow-left-right', 'store']

/** Why one may buy here without worry. */
export function Reasons({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <ul className="section shop-reasons">
      {reasons.map(({ title, text }, index) => (
        <li key={title}>
          <Icon name={icons[index % icons.length] ?? 'package'} size={26} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
