import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { acceptedTermsPath, documentPath } from '../pieces/addresses.ts'
import type { OrderView } from './view.ts'

export function Documents({ order }: { order: OrderView }) {
  const { secret, documents, termsVersion, termsUpdatedOn, isOver } = order
  const awaitsInvoice = documents.length === 0 && !isOver
  return (
    <section aria-labelledby="order-documents-title">
      <h2 className="d4" id="order-documents-title">
        Documents
      </h2>
      <ul className="order-documents">
        {documents.map(({ number, title, detail, file }) => (
          <li key={number}>
            <DocumentRow
              title={title}
              detail={detail}
              icon="receipt-euro"
              to={documentPath(secret, file)}
              isFile
            />
          </li>
        ))}
        {awaitsInvoice ? (
          <li>
            <DocumentRow title="Facture" detail="Disponible dès le paiement" icon="receipt-euro" />
          </li>
        ) : null}
        <li>
          <DocumentRow
            title="Conditions générales acceptées"
            detail={`Version ${termsVersion}, du ${termsUpdatedOn}`}
            icon="file-text"
            to={acceptedTermsPath(secret)}
          />
        </li>
        <li>
          <DocumentRow
            title="Formulaire de rétractation"
            detail="À imprimer, pour qui préfère le papier"
            icon="file-text"
            to={`${acceptedTermsPath(secret)}#formulaire-de-rétractation`}
          />
        </li>
      </ul>
    </section>
  )
}

type DocumentRowProps = {
  title: string
  detail: string
  icon: IconName
  to?: string
  /** A file to keep, rather than a page. */
  isFile?: boolean
}

/** A document, as a row that is a link once it is there. */
function DocumentRow({ title, detail, icon, to, isFile = false }: DocumentRowProps) {
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
