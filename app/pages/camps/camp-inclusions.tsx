import type { Camp } from '#app/domain/camps/camp.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

export function CampInclusions({ camp }: { camp: Camp }) {
  const lists = [
    { title: 'Compris', items: camp.included, icon: 'check', className: undefined },
    { title: 'Non compris', items: camp.notIncluded, icon: 'minus', className: 'camp-not-included' },
  ] as const
  return (
    <section className="camp-inclusions columns-kept" id="compris">
      {lists.map(({ title, items, icon, className }) =>
        items.length > 0 || icon === 'check' ? (
          <div key={title}>
            <h2 className="d4">{title}</h2>
            <ul className={className}>
              {items.map((item) => (
                <li key={item} className="signed">
                  <Icon name={icon} size={18} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  )
}
