export default function TermsOfSale() {
  return null
}
