/** A setup is one line, `key=value` joined by `&`; its meaning is the engine's business. */

/** @param {string} setup @returns {Map<string, string>} */
export function fieldsOf(setup) {
  return new Map(
    setup
      .split("&")
      .filter(Boolean)
      .map(
        (pair) => /** @type {[string, string]} */ ([pair.split("=")[0], pair.split("=").slice(1).join("=")]),
      ),
  );
}

/**
 * The setup with some fields changed; an empty value leaves the field out.
 * @param {string} setup @param {Record<string, string>} changes @returns {string}
 */
export function withFields(setup, changes) {
  const fields = new Map([...fieldsOf(setup), ...Object.entries(changes)]);
  const kept = Array.from(fields).filter(([, value]) => value !== "");
  return kept.map(([key, value]) => `${key}=${value}`).join("&");
}
