export default function Care() {
  return null
}
