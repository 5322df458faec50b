/** What Commander says of words that are none of those expected, as the rest of the command would. */
export const plainly = (text: string): string =>
  text
    .replace(
      /command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\./,
      "expected $2 to be one of $3; got '$1'",
    )
    .replace(
      /option '(?:-\w, )?(\S+).*' argument '(.*)' is invalid\. Allowed choices are (.*)\./,
      "expected $1 to be one of $3; got '$2'",
    )
    .replace(
      /option '(?:-\w, )?(\S+).*' argument '(.*)' is invalid\. Expected (.*)\./,
      "$1: expected $3; got '$2'",
    );
