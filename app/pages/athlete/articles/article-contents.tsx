type ArticleContentsProps = {
  sections: readonly { id: string; text: string }[]
  /** The one that is being read. */
  current: string | undefined
}

/** The sections of an article. */
export function ArticleContents({ sections, current }: ArticleContentsProps) {
  if (sections.length < 2) return null
  return (
    <nav className="article-contents" aria-labelledby="sur-cette-page">
      <p id="sur-cette-page">Sur cette page</p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
