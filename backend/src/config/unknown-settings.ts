/** Beginnings of names that are settings of this product and of nobody else. */
const OURS =
  /^(AUDIT_|BACKUP_|DEMO_|EMBED_|GOOGLE_CLIENT_|LEAD_FORM_|MAIL_|QUOTE_|RATE_LIMIT_|S3_|SMTP_|TOKEN_|UPLOAD_)/;

/** What Kubernetes and Docker links write of services with such names. */
const OF_A_SERVICE = /_(SERVICE_(HOST|PORT)|PORT|TCP|UDP|ENV|NAME)(_|$)/;

/** What docker compose reads from the same file, and what is said with _FILE. */
const BESIDE = ['DATABASE_PASSWORD', 'DATABASE_APP_PASSWORD', 'SOBREMESA_IMAGE', 'STORE_PASSWORD', 'GRAFANA_PASSWORD'];

/**
 * Names that look like settings and are none, so that what they say is never read: of one letter more, less or other than a setting,
 * or with a beginning of ours.
 * @param names all names of the environment
 * @param known the settings
 * @returns each with the setting that may have been meant; undefined where none is close
 */
export function unknownSettings(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string | undefined }[] {
  const right = new Set([...known, ...BESIDE]);
  return names.flatMap((name) => {
    if (right.has(name) || OF_A_SERVICE.test(name)) return [];
    const meant = [...right].find((setting) => setting.length > 4 && isOneEditFrom(name, setting));
    return meant !== undefined || OURS.test(name) ? [{ name, meant }] : [];
  });
}

/** Whether one letter more, less or other, or two that changed places, make a word of the other. */
function isOneEditFrom(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const swapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || Math.max(left.length, right.length) <= 1;
}
