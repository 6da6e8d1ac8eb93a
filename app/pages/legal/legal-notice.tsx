export default function LegalNotice() {
  return null
}
