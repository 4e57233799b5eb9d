package dev.halma.cli.terminal.replay;

import dev.halma.cli.terminal.session.Sayings;
import dev.halma.cli.terminal.table.Records;
import dev.halma.cli.terminal.table.Seated;
import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.table.DecisionContext;
import dev.halma.table.LocalTable;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.TableId;
import dev.halma.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** A recorded game at one of its moments. */
public final class Replay {

    private static final TableId ID = new TableId("replay");

    private final GameRecord record;
    private final List<Game> games;
    private final TableView begun;
    private int at;

    public Replay(GameRecord record) {
        this.record = record;
        this.games = record.game().history();
        Seated seated = Records.seated(record);
        Plan plan = Plan.atOneDevice(record.game(), new Pace.Untimed(), seated.chairs());
        DecisionContext then = DecisionContext.here(0, new SplittableRandom(0), () -> ID);
        this.begun = LocalTable.resumed(ID, Seated.HERE, plan, games.getFirst(), () -> then)
                .table()
                .viewFor(Optional.empty(), seated.names());
    }

    /** The number of events before this moment. */
    public int at() {
        return at;
    }

    /** The number of events in all. */
    public int all() {
        return games.size() - 1;
    }

    /** Goes forward or back by a number of events; returns whether there are more in that direction. */
    public boolean go(int events) {
        at = Math.max(0, Math.min(all(), at + events));
        return events > 0 ? at < all() : at > 0;
    }

    /** The table at this moment, as a spectator sees it. */
    public Viewpoint seen() {
        TableView view = new TableView(
                begun.table(),
                begun.version(),
                begun.maker(),
                begun.plan(),
                begun.status(),
                Optional.of(games.get(at)));
        return new Viewpoint(view, Optional.empty(), Set.of(), 0);
    }

    /** What has just happened: the last event, the end of the game, and what was noted there. */
    public List<String> said(Texts texts) {
        List<String> said = new ArrayList<>(new Sayings(texts).at(seen()));
        record.comments().stream()
                .filter(comment -> comment.after() == at)
                .map(Comment::text)
                .forEach(said::add);
        return said;
    }
}
