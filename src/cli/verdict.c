/* verdict.c - the table of --count, and what takes the place of a verdict. */
#include "verdict.h"

void verdict_error(struct session *session)
{
    if (session->options.count) {
        session->errors++;
    } else if (session->options.check != NULL) {
        check_skip(session);
    } else {
        output_text(&session->output, session->options.show ? "error\n\n" : "error\n");
    }
}

static void write_count(struct session *session, uint64_t count, const char *word)
{
    char *at = output_room(&session->output, VERDICT_ROOM);
    at = put_count(at, count);
    *at++ = '\t';
    at = put_text(at, word);
    verdict_end(session, at);
}

void verdict_print_counts(struct session *session)
{
    const struct command *command = session->command;
    if (!session->options.count) {
        return;
    }
    for (int i = 0; i < WORDS_MAX && command->words[i].length > 0; i++) {
        write_count(session, session->counts[i], command->words[i].text);
    }
    if (session->options.keep_going) {
        write_count(session, session->errors, "error");
    }
}
