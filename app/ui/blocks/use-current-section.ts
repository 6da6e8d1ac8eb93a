import { useEffect, useState } from 'react'

export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const titles = sections.map(({ id }) => document.getElementById(id)).filter((title) => title !== null)
    const watcher = new IntersectionObserver(() => setCurrent(titles.findLast(isAboveReadingLine)?.id), {
      rootMargin: '0px 0px -70% 0px',
    })
    for (const title of titles) watcher.observe(title)
    return () => watcher.disconnect()
  }, [sections])
  return current
}

function isAboveReadingLine(title: HTMLElement): boolean {
  return title.getBoundingClientRect().top < window.innerHeight * 0.3
}
