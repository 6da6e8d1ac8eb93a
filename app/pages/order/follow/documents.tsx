import { acceptedTermsPath, documentPath } from '../pieces/addresses.ts'
import { DocumentRow } from './document-row.tsx'
import type { OrderView } from './view.ts'

/** Invoice, credit notes, and what was agreed to. */
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
