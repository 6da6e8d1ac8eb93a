import { Link } from 'react-router'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type DocumentRowProps = {
  title: string
  detail: string
  icon: IconName
  /** Without it the document is still to come. */
  to?: string
  /** A file to keep, rather than a page. */
  isFile?: boolean
}

/** A document, as a row that is a link once it is there. */
export function DocumentRow({ title, detail, icon, to, isFile = false }: DocumentRowProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {to === undefined ? null : <Icon name={isFile ? 'download' : 'arrow-right'} size={18} />}
    </>
  )
  if (to === undefined) return <span>{content}</span>
  // A file is none of the router's pages.
  return isFile ? <a href={to}>{content}</a> : <Link to={to}>{content}</Link>
}
