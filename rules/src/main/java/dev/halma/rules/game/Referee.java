package dev.halma.rules.game;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.board.Shape;
import dev.halma.rules.game.Refusal.BlockerMustLeave;
import dev.halma.rules.game.Refusal.CampMustBeLeft;
import dev.halma.rules.game.Refusal.CellBehindTaken;
import dev.halma.rules.game.Refusal.ChainBreaks;
import dev.halma.rules.game.Refusal.EmptyCell;
import dev.halma.rules.game.Refusal.HomePiecesStay;
import dev.halma.rules.game.Refusal.NoSuchCell;
import dev.halma.rules.game.Refusal.NotInTheMiddle;
import dev.halma.rules.game.Refusal.NotNeighbours;
import dev.halma.rules.game.Refusal.NotStraight;
import dev.halma.rules.game.Refusal.NotYourPiece;
import dev.halma.rules.game.Refusal.NothingToHop;
import dev.halma.rules.game.Refusal.SameCell;
import dev.halma.rules.game.Refusal.StepInChain;
import dev.halma.rules.game.Refusal.Stuck;
import dev.halma.rules.game.Refusal.TargetTaken;
import dev.halma.rules.game.Refusal.TooManyCells;
import dev.halma.rules.game.Refusal.TwoInARow;
import dev.halma.rules.move.Duty;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.move.Routes;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Judges a path that a player asks for, cell by cell along the lines of the board. It finds the first fault. If it
 * finds none, the generator has the move.
 */
final class Referee {

    private final Position position;
    private final Board board;
    private final List<String> names;
    private final int[] cells;

    private Referee(Position position, List<String> names) {
        this.position = position;
        this.board = position.variant().board();
        this.names = names;
        this.cells = names.stream()
                .mapToInt(name -> board.cellNamed(name).orElse(Board.NONE))
                .toArray();
    }

    /** The referee's finding about a path. */
    sealed interface Finding {}

    record Legal(Move move, Route route) implements Finding {}

    record Illegal(Refusal why) implements Finding {}

    /** Judges a path for the seat to move. */
    static Finding judge(Position position, List<String> names) {
        int onBoard = position.variant().board().cells().size();
        if (names.size() > onBoard) return new Illegal(new TooManyCells(names.size(), onBoard));
        Referee referee = new Referee(position, names);
        Optional<Refusal> objection = referee.unknownCell()
                .or(referee::wrongPiece)
                .or(referee::noMove)
                .or(referee::dutyFirst)
                .or(() -> names.size() == 2 ? referee.wrongEnds() : referee.brokenChain());
        return objection.<Finding>map(Illegal::new).orElseGet(referee::legal);
    }

    /** Why the seat to move can't move the piece on a cell at all. */
    static Optional<Refusal> whyStays(Position position, String name) {
        Referee referee = new Referee(position, List.of(name));
        return referee.unknownCell().or(referee::wrongPiece).or(referee::noWayOut);
    }

    private Optional<Refusal> noWayOut() {
        boolean canMove = position.legalMoves().stream().anyMatch(move -> !move.isPass() && move.from() == from());
        return canMove ? Optional.empty() : dutyFirst().or(() -> Optional.of(new Stuck(name(from()))));
    }

    private Finding legal() {
        Move move = position.legalMove(from(), to()).orElseThrow();
        Route route = cells.length == 2
                ? position.route(move).orElseThrow()
                : Routes.along(position, Arrays.stream(cells).boxed().toList()).orElseThrow();
        return new Legal(move, route);
    }

    private Optional<Refusal> unknownCell() {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == Board.NONE) return Optional.of(new NoSuchCell(names.get(i)));
        }
        return Optional.empty();
    }

    private Optional<Refusal> wrongPiece() {
        Optional<Seat> owner = position.owner(from());
        if (owner.isEmpty()) return Optional.of(new EmptyCell(names.get(0)));
        Optional<Seat> movable = position.movedSeat();
        if (owner.equals(movable)) return Optional.empty();
        if (owner.get() == position.toMove()) return Optional.of(new HomePiecesStay(names.get(0)));
        return Optional.of(new NotYourPiece(names.get(0), owner.get(), movable.orElse(position.toMove())));
    }

    private Optional<Refusal> noMove() {
        return from() == to() ? Optional.of(new SameCell(names.get(0))) : Optional.empty();
    }

    /** Judges a path of two cells: a step, a hop, or the ends of a chain. */
    private Optional<Refusal> wrongEnds() {
        if (position.legalMove(from(), to()).isPresent()) return Optional.empty();
        Optional<Direction> line = line(from(), to());
        if (line.isPresent()) return Optional.of(wrongOnLine(line.get(), distance(from(), to())));
        if (position.owner(to()).isPresent()) return Optional.of(taken(to()));
        return Optional.of(notStraight(from(), to()));
    }

    /** The refusal for two cells on a line that no step and no hops connect. */
    private Refusal wrongOnLine(Direction direction, int distance) {
        int first = board.neighbour(from(), direction);
        int second = board.neighbour(first, direction);
        if (distance == 2 && isTaken(first)) return new CellBehindTaken(name(from()), name(first), name(to()));
        if (distance > 2 && isTaken(first) && isTaken(second)) {
            return new TwoInARow(name(from()), name(first), name(second));
        }
        if (isTaken(to())) return taken(to());
        if (distance > 1 && hopsAreLong()) return new NotInTheMiddle(name(from()), name(to()));
        return distance == 2
                ? new NothingToHop(name(from()), name(first), name(to()))
                : new NotNeighbours(name(from()), name(to()));
    }

    private Optional<Refusal> brokenChain() {
        for (int hop = 1; hop < cells.length; hop++) {
            Optional<Refusal> objection = hopObjection(cells[hop - 1], cells[hop]);
            if (objection.isPresent()) return Optional.of(new ChainBreaks(hop, objection.get()));
        }
        return Optional.empty();
    }

    /** The fault of one hop, if it has one. */
    private Optional<Refusal> hopObjection(int start, int end) {
        if (start == end) return Optional.of(new SameCell(name(start)));
        Optional<Direction> line = line(start, end);
        if (line.isEmpty()) return Optional.of(notStraight(start, end));
        int distance = distance(start, end);
        if (distance == 1) return Optional.of(new StepInChain(name(start), name(end)));
        if (hopsAreLong()) {
            return Routes.lands(position, from(), start, end)
                    ? Optional.empty()
                    : Optional.of(new NotInTheMiddle(name(start), name(end)));
        }
        int over = board.neighbour(start, line.get());
        int behind = board.neighbour(over, line.get());
        if (!isTaken(over)) return Optional.of(new NothingToHop(name(start), name(over), name(end)));
        if (distance == 2) {
            return isTaken(end)
                    ? Optional.of(new CellBehindTaken(name(start), name(over), name(end)))
                    : Optional.empty();
        }
        return Optional.of(
                isTaken(behind)
                        ? new TwoInARow(name(start), name(over), name(behind))
                        : new NotNeighbours(name(start), name(end)));
    }

    private boolean hopsAreLong() {
        return position.variant().houseRules().hops() == Hops.LONG;
    }

    private Optional<Refusal> dutyFirst() {
        Duty duty = position.duty();
        Seat mover = position.owner(from()).orElseThrow();
        boolean leavesCamp = duty.campers().contains(from())
                && !position.variant().seating(mover).camp().contains(to());
        if (duty.isNone() || duty.blockers().contains(from()) || leavesCamp) return Optional.empty();
        return Optional.of(
                duty.blockers().isEmpty()
                        ? new CampMustBeLeft(names(duty.campers()))
                        : new BlockerMustLeave(names(duty.blockers())));
    }

    private List<String> names(CellSet cells) {
        return cells.stream().mapToObj(board::nameOf).sorted().toList();
    }

    /** The direction of the line from the start to the end; empty if they lie on no line. */
    private Optional<Direction> line(int start, int end) {
        int files = board.fileOf(end) - board.fileOf(start);
        int ranks = board.rankOf(end) - board.rankOf(start);
        boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        if (!straight) return Optional.empty();
        return board.directions().stream()
                .filter(direction ->
                        direction.files() == Integer.signum(files) && direction.ranks() == Integer.signum(ranks))
                .findFirst();
    }

    private int distance(int start, int end) {
        return Math.max(
                Math.abs(board.fileOf(end) - board.fileOf(start)), Math.abs(board.rankOf(end) - board.rankOf(start)));
    }

    /** Whether a piece stands on a cell. The moving piece has left its own. */
    private boolean isTaken(int cell) {
        return cell != from() && position.owner(cell).isPresent();
    }

    private Refusal taken(int cell) {
        return new TargetTaken(name(cell), position.owner(cell).orElseThrow());
    }

    private Refusal notStraight(int start, int end) {
        int across = board.fileOf(end) - board.fileOf(start);
        int up = board.rankOf(end) - board.rankOf(start);
        boolean colourChanges = board.shape() == Shape.SQUARE && (across + up) % 2 != 0;
        return new NotStraight(name(start), name(end), colourChanges);
    }

    private int from() {
        return cells[0];
    }

    private int to() {
        return cells[cells.length - 1];
    }

    private String name(int cell) {
        return board.nameOf(cell);
    }
}
